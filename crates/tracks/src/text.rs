//! Positions in a text, and numbers at them.

use std::cell::Cell;

use crate::bad_text::BadText;
use crate::track::Numbers;

/// A text that converts byte offsets to lines and columns.
#[derive(Debug)]
pub(crate) struct Text<'a> {
    pub(crate) all: &'a str,
    /// Byte offset, line and column of the last position. Errors mostly come in order, so a text full of them is
    /// still scanned once.
    last: Cell<(usize, u32, u32)>,
}

impl<'a> Text<'a> {
    pub(crate) const fn new(all: &'a str) -> Self {
        Self { all, last: Cell::new((0, 1, 1)) }
    }

    pub(crate) fn from(&self, offset: usize) -> &'a str {
        self.all.get(offset..).unwrap_or("")
    }

    /// An error at a byte. Lines end with `\n`, `\r\n` or `\r`.
    pub(crate) fn bad(&self, offset: usize, expected: &'static str) -> BadText {
        let (start, mut line, mut column) =
            if self.last.get().0 <= offset { self.last.get() } else { (0, 1, 1) };
        let offset = offset.min(self.all.len());
        let after_return = start.checked_sub(1).and_then(|at| self.all.as_bytes().get(at));
        let mut returned = after_return == Some(&b'\r');
        for character in self.all.get(start..offset).unwrap_or("").chars() {
            match character {
                '\n' if returned => {}
                '\n' | '\r' => (line, column) = (line + 1, 1),
                '\u{feff}' => {}
                _ => column += 1,
            }
            returned = character == '\r';
        }
        self.last.set((offset, line, column));
        BadText { line, column, expected }
    }

    /// The byte at which a line starts, counted from 1, for libraries that know no line end but `\n`.
    pub(crate) fn line_start(&self, line: usize) -> usize {
        self.all.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum()
    }
}

/// Parses the number at the start of a text; returns it and its length in bytes.
pub(crate) fn leading_number(text: &str, numbers: &Numbers) -> Option<(f64, usize)> {
    let length = number_length(text.as_bytes());
    let digits = text.get(..length).filter(|digits| !digits.is_empty())?;
    Some((short_decimal(digits).or_else(|| (numbers.parse)(digits))?, length))
}

/// Parses a text that is nothing but a number.
pub(crate) fn number(text: &str, numbers: &Numbers) -> Option<f64> {
    let (number, length) = leading_number(text, numbers)?;
    (length == text.len()).then_some(number)
}

/// The length of a sign, digits, a point and an exponent.
fn number_length(text: &[u8]) -> usize {
    let at = |index: usize| text.get(index).copied().unwrap_or(0);
    let sign = |index: usize| usize::from(matches!(at(index), b'+' | b'-'));
    let digits = |start: usize| {
        text.get(start..).map_or(0, |rest| rest.iter().take_while(|c| c.is_ascii_digit()).count())
    };
    let mut end = sign(0);
    let mut count = digits(end);
    end += count;
    if at(end) == b'.' {
        let fraction = digits(end + 1);
        count += fraction;
        end += 1 + fraction;
    }
    if count == 0 {
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

/// Powers of ten that are exact as doubles.
const TENS: [f64; 16] =
    [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15];

/// Parses a decimal of at most 15 digits, exactly: both parts of the quotient are doubles. In JavaScript, asking the
/// host for each number would take most of the time of reading a track.
fn short_decimal(text: &str) -> Option<f64> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let sign = if digits.len() < text.len() { -1.0 } else { 1.0 };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    if whole.len() + fraction.len() > 15 {
        return None;
    }
    let mut value = 0_u64;
    for byte in whole.bytes().chain(fraction.bytes()) {
        if !byte.is_ascii_digit() {
            return None;
        }
        value = 10 * value + u64::from(byte - b'0');
    }
    Some(sign * (value as f64 / TENS.get(fraction.len())?))
}
