//! Texts as XML.

use std::collections::BTreeSet;

use roxmltree::{Document, ParsingOptions};

use crate::text::Text;
use meander_core::{BadText, Error};

/// Bytes that entities may stand for: drawings shorten names by them. Without a limit a short text fills all memory.
const MOST_EXPANDED: usize = 1 << 20;

/// Of one element, and of all. No drawing has so many, and the reader compares each with all others, namespaces for each
/// element anew: a text of 80 kB would take it ten seconds.
const MOST_ATTRIBUTES: usize = 5000;
const MOST_NAMESPACES: usize = 100;
const MOST_ENTITIES: usize = 1000;

/// How an entity is declared: a name follows, and its value between quotes.
const DECLARATION: &str = "<!ENTITY";

/// Reads XML; a document type declaration, which can define entities, only where it is allowed.
pub(crate) fn parse(text: &str, allow_dtd: bool) -> Result<Document<'_>, Error> {
    let refused = if has_many_attributes(text) {
        Some("XML with fewer attributes")
    } else if has_many_namespaces(text) {
        Some("XML with fewer namespaces")
    } else if allow_dtd && text.matches(DECLARATION).nth(MOST_ENTITIES).is_some() {
        Some("XML with fewer entities")
    } else if allow_dtd && expanded(text) > MOST_EXPANDED {
        Some("XML whose entities hold less")
    } else {
        None
    };
    if let Some(expected) = refused {
        return Err(Error::BadText(Text::new(text).bad(0, expected)));
    }
    let options = ParsingOptions { allow_dtd, ..ParsingOptions::default() };
    Document::parse_with_options(text, options).map_err(|error| {
        let position = error.pos();
        let expected = match error {
            roxmltree::Error::DtdDetected => "XML without a document type declaration",
            _ => "XML without faults",
        };
        Error::BadText(BadText::new(position.row, position.col, expected))
    })
}

/// Each attribute has its `=`, and no `<` stands in one.
fn has_many_attributes(text: &str) -> bool {
    text.split('<').any(|tag| tag.matches('=').nth(MOST_ATTRIBUTES).is_some())
}

/// Names of namespaces, wherever something looks like one.
fn has_many_namespaces(text: &str) -> bool {
    let ends = |sign: char| matches!(sign, '=' | ':' | '<') || sign.is_ascii_whitespace();
    let mut names = BTreeSet::new();
    text.split("xmlns:").skip(1).any(|rest| {
        names.insert(rest.split(ends).next());
        names.len() > MOST_NAMESPACES
    })
}

/// At least as many bytes as the entities of a text stand for: the reader follows 255 references inside of one. All that
/// looks like a declaration counts, wherever it stands: where declarations end only a reader of XML can tell.
fn expanded(text: &str) -> usize {
    let (mut longest, mut inside) = (0_usize, 1);
    for (at, _) in text.match_indices(DECLARATION) {
        let value = first_quoted(text.get(at..).unwrap_or(""));
        longest = longest.max(value.len());
        if value.contains('&') {
            inside = 256;
        }
    }
    longest.saturating_mul(inside).saturating_mul(text.matches('&').count())
}

fn first_quoted(text: &str) -> &str {
    let mut quoted = text.trim_start_matches(|sign| !matches!(sign, '"' | '\'')).chars();
    let quote = quoted.next().unwrap_or('"');
    quoted.as_str().split(quote).next().unwrap_or("")
}
