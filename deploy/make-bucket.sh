#!/bin/sh
# Makes the private bucket of documents where it is not there yet, in any store that speaks S3.
set -eu
bucket="$S3_ENDPOINT/$S3_BUCKET"
ask() {
  curl --silent --show-error --fail --output /dev/null --aws-sigv4 "aws:amz:$S3_REGION:s3" \
    --user "$S3_ACCESS_KEY_ID:$S3_SECRET_ACCESS_KEY" "$@" "$bucket"
}
until ask --head 2>/dev/null || ask --request PUT; do sleep 1; done
