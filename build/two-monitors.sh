#!/bin/sh
# usage: two-monitors.sh COMMAND…
# Runs the command on an X server with two real monitors (RandR outputs DUMMY0 and DUMMY1) and a window manager.
# `xrandr --output DUMMY1 --off` unplugs the second. The server's display number is X_DISPLAY, 93 where left out.
# needs, on Debian: apt-get install -y xserver-xorg-core xserver-xorg-video-dummy x11-xserver-utils openbox
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
number=${X_DISPLAY:-93}
for program in Xorg xrandr openbox; do
  command -v "$program" >/dev/null || { echo "two-monitors.sh: $program is missing" >&2; exit 1; }
done
config=$(mktemp -d)
cp "$here/xorg-two.conf" "$config/two.conf"
Xorg ":$number" -config "$config/two.conf" -noreset -nolisten tcp -novtswitch -logfile "$config/xorg.log" >/dev/null 2>&1 &
server=$!
i=0
while [ ! -S "/tmp/.X11-unix/X$number" ] && [ $i -lt 50 ]; do
  sleep 0.1
  i=$((i + 1))
done
export DISPLAY=":$number"
unset WAYLAND_DISPLAY
sleep 0.5
xrandr >/dev/null
xrandr --output DUMMY0 --mode 1920x1080 --primary
xrandr --addmode DUMMY1 1920x1080
xrandr --output DUMMY1 --mode 1920x1080 --right-of DUMMY0
sleep 0.2
openbox >/dev/null 2>&1 &
manager=$!
sleep 0.5
xrandr --listmonitors >&2
"$@"
code=$?
kill $manager $server
wait
rm -rf "$config"
exit $code
