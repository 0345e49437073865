//! Positions in a text, and the numbers that stand there.

use std::cell::Cell;

use crate::decimal::decimal;
use crate::track::Numbers;
use meander_core::BadText;

/// A text that knows where its lines are.
#[derive(Debug)]
pub(crate) struct Text<'a> {
    pub(crate) all: &'a str,
    /// The last position that was asked for: its byte, line and column. Positions mostly come in order, so
    /// a text full of errors is still read once.
    seen: Cell<(usize, u32, u32)>,
}

impl<'a> Text<'a> {
    pub(crate) const fn new(all: &'a str) -> Self {
        Self { all, seen: Cell::new((0, 1, 1)) }
    }

    pub(crate) fn from(&self, offset: usize) -> &'a str {
        self.all.get(offset..).unwrap_or("")
    }

    pub(crate) fn between(&self, start: usize, end: usize) -> &'a str {
        self.all.get(start..end.min(self.all.len())).unwrap_or("")
    }

    /// What is wrong at a byte, with its position for people.
    pub(crate) fn bad(&self, offset: usize, expected: &'static str) -> BadText {
        let (start, mut line, mut column) =
            if self.seen.get().0 <= offset { self.seen.get() } else { (0, 1, 1) };
        let offset = offset.min(self.all.len());
        for character in self.all.get(start..offset).unwrap_or("").chars() {
            match character {
                '\n' => (line, column) = (line + 1, 1),
                '\u{feff}' => {}
                _ => column += 1,
            }
        }
        self.seen.set((offset, line, column));
        BadText::new(line, column, expected)
    }
}

/// How many bytes at the start of this text make a number: a sign, digits, a point, an exponent.
pub(crate) fn number_length(text: &[u8]) -> usize {
    let at = |index: usize| text.get(index).copied().unwrap_or(0);
    let sign = |index: usize| usize::from(matches!(at(index), b'+' | b'-'));
    let digits = |start: usize| {
        text.get(start..).map_or(0, |rest| rest.iter().take_while(|c| c.is_ascii_digit()).count())
    };
    let mut end = sign(0);
    let whole = digits(end);
    end += whole;
    let mut any = whole > 0;
    if at(end) == b'.' {
        let fraction = digits(end + 1);
        any |= fraction > 0;
        end += 1 + fraction;
    }
    if !any {
        return 0;
    }
    if matches!(at(end), b'e' | b'E') {
        let start = end + 1 + sign(end + 1);
        let exponent = digits(start);
        if exponent > 0 {
            end = start + exponent;
        }
    }
    end
}

/// The number at the start of this text and how long it is.
pub(crate) fn number(text: &str, numbers: &Numbers) -> Option<(f64, usize)> {
    let length = number_length(text.as_bytes());
    if length == 0 {
        return None;
    }
    let digits = text.get(..length)?;
    Some((decimal(digits).or_else(|| (numbers.parse)(digits))?, length))
}
