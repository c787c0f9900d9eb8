// Reads a calendar with libical, and writes what it makes of it: its complaints as X-LIC-ERROR.

#include <libical/ical.h>
#include <stdio.h>

int main(void)
{
    static char text[1 << 20];
    text[fread(text, 1, sizeof text - 1, stdin)] = '\0';
    icalcomponent *calendar = icalparser_parse_string(text);
    if (calendar == NULL) {
        puts("X-LIC-ERROR:not a calendar");
        return 0;
    }
    icalrestriction_check(calendar);
    fputs(icalcomponent_as_ical_string(calendar), stdout);
    return 0;
}
