//! How `read_csv` treats quotes, rows, columns and times.

use crate::tracks;
use meander_tracks::{Reading, Track, read_csv};

fn read(text: &str) -> Track {
    tracks::read(read_csv, text)
}

fn refuses(text: &str, said: &str) {
    tracks::refuses(read_csv, text, said);
}

#[test]
fn quoted_fields_may_contain_delimiters_line_ends_and_quotes() {
    for text in [
        "name,x,y\n\"#1, Berg\",1,2\n\"\",3,4\n",
        "name,x,y\n\"two\nrows\",1,2\n\"a\r\n\r\nb\",3,4\n",
        "name,x,y\n\"he said \"\"go, there\"\"\",1,2\n\"\"\"\",3,4\n",
        "\"x\nleft\",\"a \"\"name\"\"\",x,y\n,,1,2\n,, \"3\" , \"4\" \n",
        "\"a;b\",x,y\n;,1,2\n;,3,4\n",
        "# \"a remark\nname;x;y\n\"1;5\";1;2\n a\"b;\"3,0\";4\n",
        "name\tx\ty\n\"a\tb\"\t1\t2\n\t3\t4",
    ] {
        assert_eq!(read(text).points, [1.0, 2.0, 3.0, 4.0], "{text:?}");
    }
}

#[test]
fn an_unclosed_quote_is_an_error_where_it_opens() {
    refuses("x,y\n1,2\n3,\"4\n5,6\n", "3:3 a closing quote");
    refuses("\"x,y\n1,2\n", "1:1 a closing quote");
    refuses("x,y\n1,\"2\"\"\n", "2:3 a closing quote");
    let junk = "the end of the field after its closing quote";
    refuses("x,y\n\"1\" 0,2\n", &format!("2:5 {junk}"));
    // With `keep_good`, only the bad row is lost.
    let reading = Reading::new().keep_good(true);
    let track = read_csv("x,y\n1,2\n3,\"4\n5,6\n", &reading).unwrap();
    assert_eq!((track.points, track.rejected.len()), (vec![1.0, 2.0, 5.0, 6.0], 1));
}

#[test]
fn rows_may_lack_unread_fields_but_have_no_extra_ones() {
    refuses("1,2\n3,4,5\n", "2:5 no more fields than the first row has");
    refuses("x,y\n1,2,\n", "2:5 no more fields than the first row has");
    refuses("x,y\n1,5,2,5\n", "2:5 no more fields than the first row has");
    assert_eq!(read("x,y,name\n1,2\n3,4,b\n").points, [1.0, 2.0, 3.0, 4.0]);
}

#[test]
fn errors_name_the_row_and_the_column() {
    refuses("lat,lng\n48,11\n49,east\n", "3:4 a number in column lng");
    refuses("lat,lng\n48,11\n49\n", "3:3 a number in column lng");
    refuses("x,y,time\n1,2,noon\n", "2:5 a number or a date in column time");
    refuses("note,x,y\n\"a\nb\",1,-\n", "3:6 a number in column y");
    let twice = "a header that has one column for each of x, y, z and time";
    refuses("x,y,x\n1,2,3\n", &format!("1:1 {twice}"));
    refuses("lat,lon,lng\n1,2,3\n", &format!("1:1 {twice}"));
    refuses("x,lat\n1,2\n", "1:1 a header with x and y, or lon and lat");
}

#[test]
fn dates_are_seconds_since_1970() {
    for (date, seconds) in [
        ("1970-01-01", 0.0),
        ("1970-01-01T00:00Z", 0.0),
        ("1969-12-31T23:59:59Z", -1.0),
        ("2000-02-29T12:00:00Z", 951_825_600.0),
        ("2001-09-09T01:46:40Z", 1e9),
        ("2001-09-09 03:46:40+02:00", 1e9),
        ("2001-09-08T20:16:40.25-0530", 1e9 + 0.25),
        ("2001-09-09t02:46:40,5+01", 1e9 + 0.5),
        ("2016-12-31T23:59:60Z", 1_483_228_800.0),
        ("0000-03-01T00:00:00Z", -62_162_035_200.0),
        ("2001-09-09T01:46:40.123456789987Z", 1e9 + 0.123_456_789),
    ] {
        let track = read(&format!("t;x;y\n\"{date}\";1;2\n"));
        assert_eq!(track.times, [seconds], "{date}");
    }
    for date in [
        "2001-13-01",
        "2001-02-29",
        "1900-02-29",
        "2001-00-10",
        "2001-01-00",
        "2001-1-1",
        "01-01-2001",
        "2001-01-01T",
        "2001-01-01T24:00",
        "2001-01-01T10:60",
        "2001-01-01T10:00:61",
        "2001-01-01T10:00:00.",
        "2001-01-01T10:00:00+1",
        "2001-01-01T10:00:00+01:",
        "2001-01-01T10:00Z ago",
        "２001-01-01",
        "2001-01-01T10",
    ] {
        assert!(read_csv(&format!("t;x;y\n{date};1;2\n"), &Reading::new()).is_err(), "{date}");
    }
}

#[test]
fn without_a_header_dates_come_first() {
    let track = read("2001-09-09T01:46:40Z,1,2\n2001-09-09T01:46:41Z,3,4\n");
    assert_eq!((track.dimension, track.points), (2, vec![1.0, 2.0, 3.0, 4.0]));
    assert_eq!(track.times, [1e9, 1e9 + 1.0]);
    let track = read("2001-09-09T01:46:40Z,1,2,3\n");
    assert_eq!((track.dimension, track.times), (3, vec![1e9]));
}
