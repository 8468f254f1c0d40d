#!/bin/sh
# Spreads `innkeeper run` over processes of this machine, or over a Slurm array. The outputs are those of `innkeeper run`.
#
#   stage.sh [-t TASKS] [-b BUCKETS] [-p PROCESSES] [-x EXCHANGE] [-r RETRIES] [-S] [CONFIG [OPTION]...]
#
#   -t TASKS      how many tasks to plan (default: one for each core)
#   -b BUCKETS    how many buckets to plan, in which bookings are compared (default: 0, finish compares them)
#   -p PROCESSES  how many tasks or buckets are done at the same time (default: one for each core)
#   -x EXCHANGE   the folder through which the steps exchange what they make (default: a new one in $TMPDIR). With -S all
#                 nodes must see it under this name. It is removed afterwards, unless something failed.
#   -r RETRIES    how often a task or bucket that fails is done again (default: 2)
#   -S            submit the tasks as a Slurm array, and the buckets as two more, and wait for them
#
# CONFIG is a pipeline.json (default: the one in this folder). The options behind it are those of `innkeeper stage finish`;
# --as-of and --root go to `innkeeper stage plan`. INNKEEPER names the program, INNKEEPER_STAGE the one that does tasks and
# buckets (by default it has the same name with -stage behind it), SBATCH_OPTIONS what sbatch gets.
# The exit status is that of `innkeeper run`, and 4 if a task or bucket of this machine fails for good.
set -eu

innkeeper=${INNKEEPER:-innkeeper}
mapper=${INNKEEPER_STAGE:-$innkeeper-stage}
tasks='' buckets=0 processes='' exchange='' retries=2 slurm=''
while getopts t:b:p:x:r:S option; do
    case $option in
    t) tasks=$OPTARG ;;
    b) buckets=$OPTARG ;;
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

"$innkeeper" stage plan "$exchange" "$config" --tasks "$tasks" --buckets "$buckets" --quiet \
    ${as_of:+"--as-of=$as_of"} ${root:+"--root=$root"} || {
    status=$?
    # Only if it is empty.
    rmdir "$exchange" 2>/dev/null || true
    exit "$status"
}

# each STEP PART COUNT: does the step for every part, from 0.
each() {
    export mapper exchange retries step="$1" part="$2"
    if [ -n "$slurm" ]; then
        # The array's parts fail one by one; finish says which results are missing.
        # shellcheck disable=SC2016,SC2086
        sbatch --wait --array="0-$(($3 - 1))" --job-name=innkeeper --output=/dev/null --requeue ${SBATCH_OPTIONS-} \
            --wrap='exec "$mapper" "$step" "$exchange" "--$part" "$SLURM_ARRAY_TASK_ID" --jobs "${SLURM_CPUS_PER_TASK:-1}"' \
            >&2 || echo "stage.sh: not all ${part}s of the array succeeded" >&2
        return
    fi
    number=0
    # shellcheck disable=SC2016
    while [ "$number" -lt "$3" ]; do
        echo "$number"
        number=$((number + 1))
    done | xargs -P "$processes" -n 1 sh -c '
        attempt=0
        until "$mapper" "$step" "$exchange" "--$part" "$1" --jobs 1 --quiet; do
            status=$?
            # What is wrong with the configuration or the inputs stays wrong.
            [ "$status" -ne 2 ] && [ "$attempt" -lt "$retries" ] || exit 255
            attempt=$((attempt + 1))
        done' sh || { echo "stage.sh: a $part failed; what the others made is in $exchange" >&2; exit 4; }
}

each map task "$tasks"
if [ "$buckets" -ne 0 ]; then
    each ids bucket "$buckets"
    each stays bucket "$buckets"
fi

status=0
"$innkeeper" stage finish "$exchange" "$@" || status=$?
case $status in
0 | 1 | 3) rm -rf "$exchange" ;;
*) echo "stage.sh: what the tasks made is in $exchange" >&2 ;;
esac
exit "$status"
