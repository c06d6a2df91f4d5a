#!/bin/sh
# A backup of the containers of compose.yaml, for cron (the handbook has its lines: “In containers”).
# Once: install -d -o 1000 -m 700 /var/backups/everly
# A night without a new backup removes none.
set -eu
cd "$(dirname "$0")"
folder=/var/backups/everly
file="$folder/$(date +%FT%H%M).backup"
docker compose run --rm --no-deps -T -v "$folder:$folder" migrate everly db backup "$file"
find "$folder" -type f \( -name '*.backup' -o -name '*.backup.part-*' \) -mtime +28 -delete
