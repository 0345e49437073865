//! Texts as XML.

use roxmltree::{Document, ParsingOptions};

use super::text::Text;
use crate::error::{BadText, Error};

/// Bytes that entities may stand for: drawings shorten names by them. Without a limit a short text fills all memory.
const MOST_EXPANDED: usize = 1 << 20;

/// How an entity is declared: a name follows, and its value between quotes.
const DECLARATION: &str = "<!ENTITY";

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

/// At least as many bytes as the entities of a text stand for: the reader follows 255 references inside of one. All that
/// looks like a declaration counts, wherever it stands: where declarations end only a reader of XML can tell.
fn expanded(text: &str) -> usize {
    if !text.contains(DECLARATION) {
        return 0;
    }
    let (mut references, mut longest, mut inside) = (0_usize, 0, 1);
    // Backwards, so that what comes next is known: two quotes of each kind, and a reference.
    let end = text.len();
    let (mut double, mut single, mut reference) = ([end; 2], [end; 2], end);
    for (at, byte) in text.bytes().enumerate().rev() {
        match byte {
            b'"' => double = [at, double[0]],
            b'\'' => single = [at, single[0]],
            b'&' => (reference, references) = (at, references + 1),
            b'<' if text.get(at..).is_some_and(|rest| rest.starts_with(DECLARATION)) => {
                let [opening, closing] = double.min(single);
                longest = longest.max(closing - opening);
                if reference < closing {
                    inside = 256;
                }
            }
            _ => {}
        }
    }
    references.saturating_mul(inside).saturating_mul(longest)
}
