//! Decimals that a double's own arithmetic reads exactly.

/// Powers of ten that are doubles exactly.
const TENS: [f64; 23] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
];
/// So many digits are a whole number that is a double exactly.
const MOST_DIGITS: usize = 15;

/// The number that a text of sign, digits and a point says, where one division gives it exactly, rounded as every
/// reader of numbers rounds; `None` for the few longer ones. Asking a host for each number of a track takes most
/// of the time of reading it.
pub(crate) fn decimal(text: &str) -> Option<f64> {
    let (sign, digits) = match text.as_bytes() {
        [b'-', rest @ ..] => (-1.0, rest),
        rest => (1.0, rest),
    };
    let point = digits.iter().position(|&byte| byte == b'.');
    let (whole, fraction) = match point {
        Some(at) => (digits.get(..at)?, digits.get(at + 1..)?),
        None => (digits, &[][..]),
    };
    let count = whole.len() + fraction.len();
    if count == 0 || count > MOST_DIGITS {
        return None;
    }
    let mut value = 0u64;
    for byte in whole.iter().chain(fraction) {
        if !byte.is_ascii_digit() {
            return None;
        }
        value = 10 * value + u64::from(byte - b'0');
    }
    Some(sign * (value as f64 / TENS.get(fraction.len())?))
}
