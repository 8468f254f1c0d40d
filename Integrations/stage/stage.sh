#!/bin/sh
# Spreads `innkeeper run` over processes of this machine, or over a Slurm array. The outputs are those of `innkeeper run`.
#
#   stage.sh [-t TASKS] [-p PROCESSES] [-x EXCHANGE] [-r RETRIES] [-S] [CONFIG [OPTION]...]
#
#   -t TASKS      how many tasks to plan (default: one for each core)
#   -p PROCESSES  how many of them run at the same time (default: one for each core)
#   -x EXCHANGE   the folder through which the steps exchange what they make (default: a new one in $TMPDIR). With -S all
#                 nodes must see it under this name. It is removed afterwards, unless something failed.
#   -r RETRIES    how often a task that fails is done again (default: 2)
#   -S            submit the tasks as a Slurm array, and wait for it
#
# CONFIG is a pipeline.json (default: the one in this folder). The options behind it are those of `innkeeper stage finish`;
# --as-of and --root go to `innkeeper stage plan`. INNKEEPER names the program, INNKEEPER_STAGE the one that does the tasks (by
# default it has the same name with -stage behind it), SBATCH_OPTIONS what sbatch gets.
# The exit status is that of `innkeeper run`, and 4 if a task of this machine fails for good.
set -eu

innkeeper=${INNKEEPER:-innkeeper}
mapper=${INNKEEPER_STAGE:-$innkeeper-stage}
tasks='' processes='' exchange='' retries=2 slurm=''
while getopts t:p:x:r:S option; do
    case $option in
    t) tasks=$OPTARG ;;
    p) processes=$OPTARG ;;
    x) exchange=$OPTARG ;;
    r) retries=$OPTARG ;;
    S) slurm=yes ;;
    *) sed -n 's/^# \{0,1\}//; 2,5p' "$0" >&2; exit 2 ;;
    esac
done
shift $((OPTIND - 1))

cores=$(getconf _NPROCESSORS_ONLN)
tasks=${tasks:-$cores} processes=${processes:-$cores}
config=pipeline.json
case ${1-} in
'' | -*) ;;
*) config=$1; shift ;;
esac

# What belongs to the plan is taken out of the options; all others stay for finish.
as_of='' root=''
count=$#
while [ "$count" -gt 0 ]; do
    option=$1
    shift
    count=$((count - 1))
    case $option in
    --as-of=*) as_of=${option#*=} ;;
    --root=*) root=${option#*=} ;;
    --as-of | --root)
        [ "$count" -gt 0 ] || { echo "stage.sh: $option needs a value" >&2; exit 2; }
        if [ "$option" = --as-of ]; then as_of=$1; else root=$1; fi
        shift
        count=$((count - 1))
        ;;
    *) set -- "$@" "$option" ;;
    esac
done

if [ -z "$exchange" ]; then
    exchange=$(mktemp -d "${TMPDIR:-/tmp}/innkeeper-stage.XXXXXX")
fi

"$innkeeper" stage plan "$exchange" "$config" --tasks "$tasks" --quiet \
    ${as_of:+"--as-of=$as_of"} ${root:+"--root=$root"} || {
    status=$?
    # Only if it is empty.
    rmdir "$exchange" 2>/dev/null || true
    exit "$status"
}

export mapper exchange retries
if [ -n "$slurm" ]; then
    # The array's tasks fail one by one; finish says which results are missing.
    # shellcheck disable=SC2016,SC2086
    sbatch --wait --array="0-$((tasks - 1))" --job-name=innkeeper --output=/dev/null --requeue ${SBATCH_OPTIONS-} \
        --wrap='exec "$mapper" map "$exchange" --task "$SLURM_ARRAY_TASK_ID" --jobs "${SLURM_CPUS_PER_TASK:-1}"' \
        >&2 || echo "stage.sh: not all tasks of the array succeeded" >&2
else
    task=0
    # shellcheck disable=SC2016
    while [ "$task" -lt "$tasks" ]; do
        echo "$task"
        task=$((task + 1))
    done | xargs -P "$processes" -n 1 sh -c '
        attempt=0
        until "$mapper" map "$exchange" --task "$1" --jobs 1 --quiet; do
            status=$?
            # What is wrong with the configuration or the inputs stays wrong.
            [ "$status" -ne 2 ] && [ "$attempt" -lt "$retries" ] || exit 255
            attempt=$((attempt + 1))
        done' sh || { echo "stage.sh: a task failed; what the others made is in $exchange" >&2; exit 4; }
fi

status=0
"$innkeeper" stage finish "$exchange" "$@" || status=$?
case $status in
0 | 1 | 3) rm -rf "$exchange" ;;
*) echo "stage.sh: what the tasks made is in $exchange" >&2 ;;
esac
exit "$status"
