#ifndef INNKEEPER_CLIBCURL_SHIM_H
#define INNKEEPER_CLIBCURL_SHIM_H

#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>

/* What Swift can't import: functions with a variable number of arguments, and an address longer than its type. */

typedef size_t (*innkeeper_bytes_callback)(char *bytes, size_t size, size_t count, void *context);
typedef curl_socket_t (*innkeeper_socket_callback)(void *context, curlsocktype purpose, struct curl_sockaddr *address);

static inline CURLcode innkeeper_curl_number(CURL *handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode innkeeper_curl_text(CURL *handle, CURLoption option, const char *value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode innkeeper_curl_pointer(CURL *handle, CURLoption option, void *value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode innkeeper_curl_bytes(CURL *handle, CURLoption option, innkeeper_bytes_callback value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode innkeeper_curl_socket(CURL *handle, innkeeper_socket_callback value) {
    return curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, value);
}

/* The bytes are copied. */
static inline CURLcode innkeeper_curl_roots(CURL *handle, const void *bytes, size_t count) {
    struct curl_blob blob = {(void *)bytes, count, CURL_BLOB_COPY};
    return curl_easy_setopt(handle, CURLOPT_CAINFO_BLOB, &blob);
}

static inline long innkeeper_curl_information(CURL *handle, CURLINFO information) {
    long value = 0;
    return curl_easy_getinfo(handle, information, &value) == CURLE_OK ? value : 0;
}

/* The file of the roots that this libcurl trusts; NULL where it knows none. */
static inline const char *innkeeper_curl_root_file(void) {
    const curl_version_info_data *version = curl_version_info(CURLVERSION_NOW);
    return version->age >= CURLVERSION_SEVENTH ? version->cainfo : NULL;
}

/* Writes the address to `bytes` (16 of them) in network order. Gives its length, 4 or 16; 0 for another kind. */
static inline int innkeeper_curl_address(const struct curl_sockaddr *address, unsigned char *bytes) {
    if (address->family == AF_INET) {
        memcpy(bytes, &((const struct sockaddr_in *)&address->addr)->sin_addr, 4);
        return 4;
    }
    if (address->family == AF_INET6) {
        memcpy(bytes, &((const struct sockaddr_in6 *)&address->addr)->sin6_addr, 16);
        return 16;
    }
    return 0;
}

static inline curl_socket_t innkeeper_curl_open(const struct curl_sockaddr *address) {
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

#endif
