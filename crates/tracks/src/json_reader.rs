//! JSON, value by value.

use crate::text::{Text, number};
use crate::time::iso_8601;
use crate::track::Numbers;
use meander_core::Error;

/// Values may lie this deep in one another; deeper ones are refused rather than followed.
const DEPTH_LIMIT: u32 = 64;

/// A position in a text that moves on as things are read.
pub(crate) struct Reader<'a> {
    pub(crate) text: Text<'a>,
    pub(crate) at: usize,
    numbers: Numbers,
}

/// The properties of an object that is being read.
pub(crate) struct Properties {
    first: bool,
}

impl Properties {
    /// The next property's name, with the reader at its value; `None` at the end of the object.
    pub(crate) fn next<'a>(&mut self, reader: &mut Reader<'a>) -> Result<Option<&'a str>, Error> {
        reader.blank();
        if reader.take(b'}') {
            return Ok(None);
        }
        if !self.first && !reader.take(b',') {
            return Err(reader.expected("a comma or the end of the object"));
        }
        self.first = false;
        reader.blank();
        let name = reader.string()?;
        reader.blank();
        if !reader.take(b':') {
            return Err(reader.expected("a colon"));
        }
        reader.blank();
        Ok(Some(name))
    }
}

/// A list that is being read.
pub(crate) struct List {
    first: bool,
}

impl List {
    /// Goes to the next element; false at the end of the list.
    pub(crate) fn next(&mut self, reader: &mut Reader<'_>) -> Result<bool, Error> {
        reader.blank();
        if reader.take(b']') {
            return Ok(false);
        }
        if !self.first && !reader.take(b',') {
            return Err(reader.expected("a comma or the end of the list"));
        }
        self.first = false;
        reader.blank();
        Ok(true)
    }
}

impl<'a> Reader<'a> {
    pub(crate) const fn new(text: &'a str, numbers: Numbers) -> Self {
        Self { text: Text::new(text), at: 0, numbers }
    }

    pub(crate) fn peek(&self) -> Option<u8> {
        self.text.all.as_bytes().get(self.at).copied()
    }

    pub(crate) fn take(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    pub(crate) fn blank(&mut self) {
        let rest = self.text.from(self.at);
        self.at += rest.len() - rest.trim_start_matches([' ', '\t', '\n', '\r', '\u{feff}']).len();
    }

    pub(crate) fn expected(&self, expected: &'static str) -> Error {
        Error::BadText(self.text.bad(self.at, expected))
    }

    pub(crate) fn number(&mut self) -> Result<f64, Error> {
        let (number, length) = number(self.text.from(self.at), &self.numbers)
            .ok_or_else(|| self.expected("a number"))?;
        self.at += length;
        Ok(number)
    }

    /// A number, or a date in a string.
    pub(crate) fn time(&mut self) -> Result<f64, Error> {
        let start = self.at;
        if self.peek() != Some(b'"') {
            return self.number();
        }
        let date = self.string()?;
        iso_8601(date).ok_or_else(|| Error::BadText(self.text.bad(start, "a number or a date")))
    }

    pub(crate) fn truth(&mut self) -> Result<bool, Error> {
        for (word, value) in [("true", true), ("false", false)] {
            if self.text.from(self.at).starts_with(word) {
                self.at += word.len();
                return Ok(value);
            }
        }
        Err(self.expected("true or false"))
    }

    /// A string as it stands, escapes and all.
    pub(crate) fn string(&mut self) -> Result<&'a str, Error> {
        if !self.take(b'"') {
            return Err(self.expected("a name in quotes"));
        }
        let start = self.at;
        while let Some(byte) = self.peek() {
            self.at += 1;
            match byte {
                b'"' => return Ok(self.text.all.get(start..self.at - 1).unwrap_or("")),
                b'\\' => self.at += 1,
                _ => {}
            }
        }
        self.at = self.text.all.len();
        Err(self.expected("a closing quote"))
    }

    pub(crate) fn list(&mut self) -> List {
        self.take(b'[');
        List { first: true }
    }

    pub(crate) fn properties(&mut self) -> Properties {
        self.take(b'{');
        Properties { first: true }
    }

    /// What the object that begins here gives as this property, if that is a string.
    pub(crate) fn look_up(&mut self, wanted: &str) -> Result<Option<&'a str>, Error> {
        let start = self.at;
        let mut found = None;
        let mut properties = self.properties();
        while let Some(name) = properties.next(self)? {
            if name == wanted && self.peek() == Some(b'"') {
                found = Some(self.string()?);
            } else {
                self.skip(0)?;
            }
        }
        self.at = start;
        Ok(found)
    }

    /// Passes over any value.
    pub(crate) fn skip(&mut self, depth: u32) -> Result<(), Error> {
        self.blank();
        if depth > DEPTH_LIMIT {
            return Err(self.expected("values that lie less deep in one another"));
        }
        match self.peek() {
            Some(b'{') => {
                let mut properties = self.properties();
                while properties.next(self)?.is_some() {
                    self.skip(depth + 1)?;
                }
                Ok(())
            }
            Some(b'[') => {
                let mut list = self.list();
                while list.next(self)? {
                    self.skip(depth + 1)?;
                }
                Ok(())
            }
            Some(b'"') => self.string().map(|_| ()),
            Some(b't' | b'f') => self.truth().map(|_| ()),
            Some(b'n') if self.text.from(self.at).starts_with("null") => {
                self.at += 4;
                Ok(())
            }
            _ => self.number().map(|_| ()),
        }
    }
}
