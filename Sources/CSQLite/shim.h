#ifndef INNKEEPER_CSQLITE_SHIM_H
#define INNKEEPER_CSQLITE_SHIM_H

#include <sqlite3.h>

/* What Swift can't import: a destructor that is a cast number, and functions with a variable number of arguments. */

static inline int innkeeper_bind_text(sqlite3_stmt *statement, int index, const char *text, int count) {
    return sqlite3_bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}

static inline void innkeeper_result_text(sqlite3_context *context, const char *text, int count) {
    sqlite3_result_text(context, text, count, SQLITE_TRANSIENT);
}

static inline int innkeeper_config(sqlite3 *connection, int option, int value) {
    return sqlite3_db_config(connection, option, value, (int *)0);
}

#endif
