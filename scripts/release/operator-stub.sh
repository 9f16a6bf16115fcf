#!/bin/bash
# Stands in for the programs of an operator's machine while run-operator-commands.ts runs the commands of the docs. It runs
# `mortise` as each installation does, and notes every call with its exit code in $OPERATOR_LOG. Calls that would change
# the machine are only noted (code "-"): their form is checked by the test.
name=$(basename "$0")
line="$name $*"
[ "$name $1 $2" = "npm run --silent" ] && set -- run "${@:3}" # this npm is silent anyway
run() {
  "$@"
  code=$?
  printf '%s\t%s\n' "$code" "$line" >> "$OPERATOR_LOG"
  exit 0
}
case "$name $1 $2 $3" in
  "npx mortise "*)
    shift 1
    run "$OPERATOR_MORTISE" "$@"
    ;;
  "npm run mortise --")
    shift 3
    run "$OPERATOR_NPM" --silent --prefix "$OPERATOR_CLONE" run mortise -- "$@"
    ;;
  "docker compose exec mortise" | "docker compose run --rm")
    shift 4 # past `compose exec mortise mortise`, or `compose run --rm mortise`
    run "$OPERATOR_MORTISE" "$@"
    ;;
  "docker compose exec -T")
    shift 4 # past `compose exec -T mortise`
    [ "$1" = mortise ] || run "$@"
    shift 1
    run "$OPERATOR_MORTISE" "$@"
    ;;
  "runuser -u "*)
    shift 3
    exec "$@"
    ;;
  "install "*)
    words=()
    while [ $# -gt 0 ]; do
      case "$1" in
        -o | -g) shift 2 ;; # users that this machine does not have
        *) words+=("$1") && shift ;;
      esac
    done
    run /usr/bin/install "${words[@]}"
    ;;
esac
printf '%s\t%s\n' - "$line" >> "$OPERATOR_LOG"
