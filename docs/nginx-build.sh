#!/bin/sh
# Builds the site and puts it online at once, with the files of earlier builds: a tab that was open keeps finding its own.
# Run by nginx-build.timer, in the folder of this repository. SITE is what nginx serves: a link to the newest release.
set -eu
site=${SITE:-/var/www/site}
releases=${RELEASES:-/var/www/releases}

${BUILD:-npm run build}

release=$releases/$(date +%Y%m%d%H%M%S%N)
mkdir -p "$release/assets"
if [ -d "$site/assets" ]; then cp -pR "$site/assets/." "$release/assets/"; fi
# After them, so that what is still in use gets today's date.
cp -R dist/. "$release/"
find "$release/assets" -type f -mtime +30 -exec rm -f {} +

# Renamed over the old link, so that there is no moment without a site.
ln -s "$release" "$release.link"
mv -T "$release.link" "$site"
# The release before this one stays, for pages that are being sent.
ls -d "$releases"/*/ | sort | head -n -2 | xargs -r rm -rf
