//! XML, with limits that keep the work of its reader linear in the text.

use std::collections::BTreeSet;

use roxmltree::{Document, ParsingOptions};

use crate::bad_text::BadText;
use crate::text::Text;

/// Bytes that all entities of a text may expand to: without a limit, a short text fills all memory.
const EXPANSION_LIMIT: usize = 1 << 20;
/// Attributes of one element: the reader compares each of them with all others.
const ATTRIBUTE_LIMIT: usize = 100;
/// The reader copies the namespaces in scope to each element that declares one. A text may cause this many copies, and
/// one more for each `BYTES_A_COPY` of its bytes.
const COPY_LIMIT: usize = 10_000;
const BYTES_A_COPY: usize = 4;
/// The reader searches all entities for each reference to one.
const ENTITY_LIMIT: usize = 100;

/// Declares an entity: its name follows, then its value between quotes.
const DECLARATION: &str = "<!ENTITY";
/// Declares a namespace: a colon and its name may follow.
const NAMESPACE: &str = "xmlns";

/// Reads XML; a document type declaration, which can define entities, only if `allow_dtd`.
pub(crate) fn parse(text: &str, allow_dtd: bool) -> Result<Document<'_>, BadText> {
    let expected = if text.split('<').any(|tag| attribute_count(tag) > ATTRIBUTE_LIMIT) {
        Some("XML with fewer attributes")
    } else if allow_dtd && text.matches(DECLARATION).nth(ENTITY_LIMIT).is_some() {
        Some("XML with fewer entities")
    } else if allow_dtd && expanded(text, str::len) > EXPANSION_LIMIT {
        Some("XML whose entities hold less")
    } else if copied_namespaces(text, allow_dtd) > COPY_LIMIT + text.len() / BYTES_A_COPY {
        Some("XML with fewer namespaces")
    } else {
        None
    };
    if let Some(expected) = expected {
        return Err(Text::new(text).bad(0, expected));
    }
    let options = ParsingOptions { allow_dtd, ..ParsingOptions::default() };
    let document = Document::parse_with_options(text, options).map_err(|error| {
        let expected = match error {
            roxmltree::Error::DtdDetected => "XML without a document type declaration",
            _ => "XML without faults",
        };
        let (position, text) = (error.pos(), Text::new(text));
        let start = text.line_start(position.row as usize);
        let before = text.from(start).chars().take((position.col as usize).saturating_sub(1));
        text.bad(start + before.map(char::len_utf8).sum::<usize>(), expected)
    })?;
    let root = document.root_element();
    let expected = match root.tag_name().name() {
        "kml" => "GPX, GeoJSON, CSV or SVG: KML is not read",
        "TrainingCenterDatabase" => "GPX, GeoJSON, CSV or SVG: TCX is not read",
        _ => return Ok(document),
    };
    Err(Text::new(text).bad(root.range().start, expected))
}

/// Counts the signs `=` outside quotes up to the end of a tag; 0 for comments and sections.
fn attribute_count(tag: &str) -> usize {
    if tag.starts_with('!') {
        return 0;
    }
    let mut quote = None;
    let mut count = 0;
    for byte in tag.bytes() {
        match quote {
            Some(open) if open == byte => quote = None,
            Some(_) => {}
            None if matches!(byte, b'"' | b'\'') => quote = Some(byte),
            None if byte == b'>' => break,
            None => count += usize::from(byte == b'='),
        }
    }
    count
}

/// An upper bound of the namespaces that the reader copies: all names, once for each declaration.
fn copied_namespaces(text: &str, allow_dtd: bool) -> usize {
    let ends = |sign: char| matches!(sign, '=' | ':' | '<') || sign.is_ascii_whitespace();
    let declared = text.split(NAMESPACE).skip(1);
    let names: BTreeSet<_> =
        declared.map(|rest| rest.trim_start_matches(':').split(ends).next()).collect();
    let declarations = |text: &str| text.matches(NAMESPACE).count();
    let in_entities = if allow_dtd { expanded(text, declarations) } else { 0 };
    names.len().saturating_mul(declarations(text).saturating_add(in_entities))
}

/// An upper bound of the bytes that the entities of a text expand to, or of whatever `count` counts in their values:
/// the reader follows up to 255 references inside one. Anything that looks like a declaration counts, because only an
/// XML reader knows where declarations end.
fn expanded(text: &str, count: impl Fn(&str) -> usize) -> usize {
    let (mut most, mut inside) = (0_usize, 1);
    for (at, _) in text.match_indices(DECLARATION) {
        let value = first_quoted(text.get(at..).unwrap_or(""));
        most = most.max(count(value));
        if value.contains('&') {
            inside = 256;
        }
    }
    most.saturating_mul(inside).saturating_mul(text.matches('&').count())
}

fn first_quoted(text: &str) -> &str {
    let mut quoted = text.trim_start_matches(|sign| !matches!(sign, '"' | '\'')).chars();
    let quote = quoted.next().unwrap_or('"');
    quoted.as_str().split(quote).next().unwrap_or("")
}
