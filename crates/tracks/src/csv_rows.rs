//! The fields of comma-separated values. Blank rows part lines here, and an unclosed quote is an error,
//! which readers of CSV in general pass over.

use std::borrow::Cow;

use crate::text::Text;
use meander_core::BadText;

/// One field of a row.
pub(crate) struct Field<'a> {
    /// Where it begins.
    pub(crate) at: usize,
    /// What it says: without its quotes and the blanks around it, and with doubled quotes as one (one that has these keeps its blanks).
    pub(crate) value: Cow<'a, str>,
}

const BLANK: [char; 2] = [' ', '\t'];
const SPACE: [char; 3] = [' ', '\t', '\r'];

/// A text that is read row by row.
pub(crate) struct Rows<'a> {
    pub(crate) text: Text<'a>,
    /// Where the next row begins.
    pub(crate) at: usize,
    pub(crate) delimiter: char,
}

impl<'a> Rows<'a> {
    pub(crate) const fn new(all: &'a str) -> Self {
        Self { text: Text::new(all), at: 0, delimiter: ',' }
    }

    /// The line that begins here, with its end.
    pub(crate) fn line(&self) -> &'a str {
        self.text.between(self.at, self.find(self.at, |byte| byte == b'\n') + 1)
    }

    /// Where the first such byte from here on stands; the end of the text, if there is none.
    fn find(&self, start: usize, wanted: impl Fn(u8) -> bool) -> usize {
        let bytes = self.text.all.as_bytes();
        let rest = bytes.get(start..).unwrap_or(&[]);
        rest.iter().position(|byte| wanted(*byte)).map_or(bytes.len(), |found| start + found)
    }

    /// Of what may part fields, the one that the next row has outside quotes: the tab before the semicolon
    /// before the comma.
    pub(crate) fn find_delimiter(&mut self) {
        let mut quoted = false;
        let mut found = [false; 2];
        for character in self.text.from(self.at).chars() {
            match character {
                '"' => quoted = !quoted,
                '\n' if !quoted => break,
                '\t' if !quoted => found[0] = true,
                ';' if !quoted => found[1] = true,
                _ => {}
            }
        }
        self.delimiter = match found {
            [true, _] => '\t',
            [_, true] => ';',
            _ => ',',
        };
    }

    /// The fields of the next row. Where they are not to be told apart, the row ends with its line.
    pub(crate) fn next(&mut self, fields: &mut Vec<Field<'a>>) -> Result<(), BadText> {
        let start = self.at;
        fields.clear();
        loop {
            match self.field() {
                Ok((field, last)) => {
                    fields.push(field);
                    if last {
                        return Ok(());
                    }
                }
                Err(bad) => {
                    self.at = start;
                    self.at += self.line().len();
                    return Err(bad);
                }
            }
        }
    }

    /// The field that begins here, and whether its row ends with it.
    fn field(&mut self) -> Result<(Field<'a>, bool), BadText> {
        // A byte order mark is no part of the first field; a tab that parts fields is none of the next.
        let blank = |c: char| c == '\u{feff}' || (BLANK.contains(&c) && c != self.delimiter);
        let rest = self.text.from(self.at);
        let at = self.at + rest.len() - rest.trim_start_matches(blank).len();
        let delimiter = self.delimiter as u8;
        let ends = |byte: u8| byte == delimiter || byte == b'\n';
        let (value, end) = if self.byte(at) == Some(b'"') {
            let (value, close) =
                self.quoted(at).ok_or_else(|| self.text.bad(at, "a closing quote"))?;
            let end = self.find(close, ends);
            let between = self.text.between(close, end);
            let junk = between.trim_start_matches(SPACE);
            if !junk.is_empty() {
                let junk = end - junk.len();
                return Err(self.text.bad(junk, "the end of the field after its closing quote"));
            }
            (value, end)
        } else {
            let end = self.find(at, ends);
            (Cow::Borrowed(self.text.between(at, end).trim_end_matches(SPACE)), end)
        };
        let after = self.byte(end);
        self.at = end + usize::from(after.is_some());
        Ok((Field { at, value }, after != Some(delimiter)))
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.text.all.as_bytes().get(at).copied()
    }

    /// What stands between this quote and the one that closes it, and where it goes on after that.
    fn quoted(&self, open: usize) -> Option<(Cow<'a, str>, usize)> {
        let mut value: Option<String> = None;
        let mut start = open + 1;
        loop {
            let quote = self.find(start, |byte| byte == b'"');
            self.byte(quote)?;
            let piece = self.text.between(start, quote);
            if self.byte(quote + 1) == Some(b'"') {
                let value = value.get_or_insert_default();
                value.push_str(piece);
                value.push('"');
                start = quote + 2;
                continue;
            }
            let value = match value {
                Some(before) => Cow::Owned(before + piece),
                None => Cow::Borrowed(piece.trim_matches(BLANK)),
            };
            return Some((value, quote + 1));
        }
    }
}
