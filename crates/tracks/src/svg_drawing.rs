//! Which path of a whole SVG drawing is a track.

use std::borrow::Cow;

use roxmltree::Node;

use crate::text::{Text, number};
use crate::track::Reading;
use crate::xml::parse;
use meander_core::Error;

/// The data of the path, and where they begin in the drawing: the drawing itself up to their end, so that errors name its
/// lines; where entities stand in them, what these stand for.
pub(crate) fn find_path<'a>(
    drawing: &'a str,
    reading: &Reading,
) -> Result<(Cow<'a, str>, usize), Error> {
    let document = parse(drawing, true)?;
    let paths = || {
        let elements = document.descendants();
        elements.filter(|node| node.tag_name().name() == "path" && node.has_attribute("d"))
    };
    let bare = |node: &Node<'_, '_>| node.attribute("fill") == Some("none");
    let known = |node: &Node<'_, '_>| {
        let width = node.attribute("stroke-width").and_then(|text| number(text, &reading.numbers));
        bare(node) && width.is_some_and(|(width, _)| width == reading.stroke_width)
    };
    let path = paths().find(known).or_else(|| paths().find(bare)).or_else(|| paths().next());
    let Some(data) = path.and_then(|path| path.attribute_node("d")) else {
        return Err(Error::BadText(Text::new(drawing).bad(0, "a drawing with a path")));
    };
    let place = data.range_value();
    match drawing.get(place.clone()) {
        Some(plain) if !plain.contains('&') => {
            Ok((Cow::Borrowed(drawing.get(..place.end).unwrap_or("")), place.start))
        }
        _ => Ok((Cow::Owned(data.value().to_owned()), place.start)),
    }
}
