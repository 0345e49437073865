//! Dates and times of day, as ISO 8601 writes them.

/// Seconds since the start of 1970 in UTC: a date, and perhaps `T` or a blank, hours, minutes, perhaps
/// seconds with a fraction, and perhaps a zone (`Z`, `+02:00`, `-0530`, `+01`); without a zone it is UTC.
pub(crate) fn iso_8601(text: &str) -> Option<f64> {
    let mut rest = Rest(text.as_bytes());
    let year = rest.digits(4)?;
    rest.one_of(b"-")?;
    let month = rest.digits(2)?;
    rest.one_of(b"-")?;
    let day = rest.digits(2)?;
    if !(1..=12).contains(&month) || day < 1 || day > days_in_month(year, month) {
        return None;
    }
    let days = days_from_civil(year, month, day);
    if rest.0.is_empty() {
        return Some((days * 86_400) as f64);
    }
    rest.one_of(b"Tt ")?;
    let hour = rest.digits(2)?;
    rest.one_of(b":")?;
    let minute = rest.digits(2)?;
    let (mut second, mut fraction) = (0, 0.0);
    if rest.one_of(b":").is_some() {
        second = rest.digits(2)?;
        if rest.one_of(b".,").is_some() {
            fraction = rest.fraction()?;
        }
    }
    // A leap second is the first of the next minute.
    if hour > 23 || minute > 59 || second > 60 {
        return None;
    }
    let zone = rest.zone()?;
    if !rest.0.is_empty() {
        return None;
    }
    let whole = days * 86_400 + hour * 3600 + minute * 60 + second - zone;
    Some(whole as f64 + fraction)
}

/// What is left to be read.
struct Rest<'a>(&'a [u8]);

impl Rest<'_> {
    fn digits(&mut self, count: usize) -> Option<i64> {
        let (digits, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        digits.iter().try_fold(0, |number, digit| {
            digit.is_ascii_digit().then(|| number * 10 + i64::from(digit - b'0'))
        })
    }

    fn one_of(&mut self, bytes: &[u8]) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        if !bytes.contains(&first) {
            return None;
        }
        self.0 = rest;
        Some(first)
    }

    /// The digits after a point, at least one; those after the ninth are passed over.
    fn fraction(&mut self) -> Option<f64> {
        let length = self.0.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let kept = length.min(9);
        let number = self.digits(kept)?;
        self.0 = &self.0[length - kept..];
        let scale = (0..kept).fold(1.0, |scale, _| scale * 10.0);
        (kept > 0).then_some(number as f64 / scale)
    }

    /// How many seconds it is later here than in UTC.
    fn zone(&mut self) -> Option<i64> {
        if self.0.is_empty() || self.one_of(b"Zz").is_some() {
            return Some(0);
        }
        let sign = if self.one_of(b"+-")? == b'-' { -1 } else { 1 };
        let hours = self.digits(2)?;
        let colon = self.one_of(b":").is_some();
        let minutes = if self.0.is_empty() && !colon { 0 } else { self.digits(2)? };
        (hours <= 23 && minutes <= 59).then_some(sign * (hours * 3600 + minutes * 60))
    }
}

const fn days_in_month(year: i64, month: i64) -> i64 {
    match month {
        2 if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// Days since 1 January 1970 in the Gregorian calendar. Years begin in March, so that a leap day is the
/// last day of one; 400 years are one period. Source: Howard Hinnant, "chrono-Compatible Low-Level Date
/// Algorithms".
const fn days_from_civil(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let period = year.div_euclid(400);
    let year_of_period = year.rem_euclid(400);
    let day_of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    let day_of_period =
        year_of_period * 365 + year_of_period / 4 - year_of_period / 100 + day_of_year;
    period * 146_097 + day_of_period - 719_468
}
