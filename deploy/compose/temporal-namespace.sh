#!/bin/sh
# Finished formations stay visible for a year.
set -eu
namespace=${TEMPORAL_NAMESPACE:-default}
until temporal operator cluster health; do sleep 2; done
temporal operator namespace describe -n "$namespace" >/dev/null 2>&1 ||
  temporal operator namespace create -n "$namespace" --retention 365d
