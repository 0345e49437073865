//! Texts as XML.

use roxmltree::{Document, ParsingOptions};

use super::text::Text;
use crate::error::{BadText, Error};

/// Bytes that entities may stand for: drawings shorten names by them. Without a limit a short text fills all memory.
const MOST_EXPANDED: usize = 1 << 20;

/// Reads XML; a document type declaration, which can define entities, only where it is allowed.
pub(super) fn parse(text: &str, allow_dtd: bool) -> Result<Document<'_>, Error> {
    if allow_dtd && expanded(text) > MOST_EXPANDED {
        return Err(Error::BadText(Text::new(text).bad(0, "XML whose entities hold less")));
    }
    let options = ParsingOptions { allow_dtd, ..ParsingOptions::default() };
    Document::parse_with_options(text, options).map_err(|error| {
        let position = error.pos();
        let expected = match error {
            roxmltree::Error::DtdDetected => "XML without a document type declaration",
            _ => "XML without faults",
        };
        Error::BadText(BadText { line: position.row, column: position.col, expected })
    })
}

/// At least as many bytes as the entities of a text stand for: the reader follows 255 references inside of one.
fn expanded(text: &str) -> usize {
    let Some(last) = text.rfind("<!ENTITY") else { return 0 };
    let rest = text.get(last..).unwrap_or("");
    let (declared, used) = text.split_at(last + rest.find("]>").unwrap_or(rest.len()));
    let references = |text: &str| text.bytes().filter(|&byte| byte == b'&').count();
    let inside = (1 + references(declared)).min(256);
    declared.len().saturating_mul(inside).saturating_mul(references(used))
}
