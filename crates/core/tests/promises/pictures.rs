//! The pictures of the documentation show what the code returns today.

use std::{fs, path::Path};

mod drawings;
mod sheet;

#[test]
fn pictures_are_up_to_date() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("pictures");
    let drawn = drawings::all().unwrap();
    assert_eq!(fs::read_dir(&folder).unwrap().count(), drawn.len());
    for (name, drawing) in drawn {
        assert_kept(&folder.join(format!("{name}.svg")), &drawing);
    }
}

fn assert_kept(file: &Path, drawing: &str) {
    if fs::read_to_string(file).unwrap().trim() != drawing.trim() {
        let new = Path::new(env!("CARGO_TARGET_TMPDIR")).join(file.file_name().unwrap());
        fs::write(&new, drawing.trim().to_owned() + "\n").unwrap();
        panic!("{} is old; {} shows what the code returns", file.display(), new.display());
    }
}
