//! Every reader, on any text; what is read can be written and read back.
#![no_main]

use libfuzzer_sys::fuzz_target;
use meander_core::glam::{DVec2, DVec3};
use meander_core::interop::from_flat;
use meander_core::{
    Reading, Writing, read_csv, read_gpx, read_json, read_svg_path, write_csv, write_csv_with,
    write_json, write_svg_path,
};

fuzz_target!(|input: (bool, u8, &str)| {
    let (keep_good, curve_points, text) = input;
    let reading = Reading::new().keep_good(keep_good).curve_points(u32::from(curve_points));
    for read in [read_csv, read_json, read_gpx, read_svg_path] {
        let Ok(track) = read(text, &reading) else { continue };
        assert!(track.points.len().is_multiple_of(track.dimension));
        assert!(keep_good || track.rejected.is_empty());
        let again = if track.dimension == 2 {
            let points: Vec<DVec2> = from_flat("points", &track.points).unwrap();
            let data = write_svg_path(&points, track.closed).unwrap();
            assert_eq!(read_svg_path(&data, &reading).unwrap().points, track.points);
            // Lengths over the poles and beyond are no latitudes, so the way back may be refused; it may not panic.
            let mut writing = Writing::new().times(&track.times);
            writing.origin = track.origin;
            let _ = read_csv(&write_csv_with(&points, &writing).unwrap(), &reading);
            read_csv(&write_csv(&points).unwrap(), &reading).unwrap()
        } else {
            let points: Vec<DVec3> = from_flat("points", &track.points).unwrap();
            read_json(&write_json(&points).unwrap(), &reading).unwrap()
        };
        assert_eq!(again.points, track.points);
    }
});
