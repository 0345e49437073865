//! The pictures of the documentation show what the code does today.

use std::path::Path;

use crate::{both, drawing, drawings};

#[test]
fn pictures_are_up_to_date() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("pictures");
    let drawn = drawings::all().unwrap();
    for (name, drawing) in &drawn {
        let kept = std::fs::read_to_string(folder.join(format!("{name}.svg"))).unwrap();
        assert!(
            kept == *drawing,
            "{name}.svg is old: `cargo run -p meander-core --example pictures` draws it anew"
        );
    }
    assert_eq!(std::fs::read_dir(folder).unwrap().count(), drawn.len());
}

#[test]
fn pictures_can_stand_in_markdown() {
    for (name, drawing) in drawings::all().unwrap() {
        assert!(drawing.lines().all(|line| !line.trim().is_empty()), "{name} has an empty line");
        let first = drawing.lines().next().unwrap();
        assert!(first.starts_with("<svg ") && first.ends_with('>'), "{name}: {first}");
        assert!(drawing.contains("<title>") && drawing.len() < 8_000, "{name}");
    }
}

#[test]
fn the_pictures_of_the_flood_are_up_to_date() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    for (name, word, drawing) in
        [("flood", "", drawing::drawing()), ("flood-both", " both", both::drawing())]
    {
        let kept = std::fs::read_to_string(docs.join(format!("{name}.svg"))).unwrap();
        assert!(
            kept.trim() == drawing.unwrap(),
            "docs/{name}.svg is old: `cargo run -p meander-core --example flood{word}` prints it anew"
        );
    }
}
