//! Dates and times of day in ISO 8601.

/// Parses a date, and perhaps `T` or a blank, hours, minutes, perhaps seconds with a fraction, and perhaps a zone
/// (`Z`, `+02:00`, `-0530`, `+01`; UTC without one). Returns seconds since the start of 1970 in UTC.
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

    /// The digits after a point, at least one; those after the ninth are ignored.
    fn fraction(&mut self) -> Option<f64> {
        let length = self.0.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let kept = length.min(9);
        let number = self.digits(kept)?;
        self.0 = &self.0[length - kept..];
        let scale = (0..kept).fold(1.0, |scale, _| scale * 10.0);
        (kept > 0).then_some(number as f64 / scale)
    }

    /// The seconds that local time is ahead of UTC.
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
/// last day of a year; 400 years are one period. Source: Howard Hinnant, "chrono-Compatible Low-Level Date
/// Algorithms", as the inverse below.
const fn days_from_civil(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let period = year.div_euclid(400);
    let year_of_period = year.rem_euclid(400);
    let day_of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    let day_of_period =
        year_of_period * 365 + year_of_period / 4 - year_of_period / 100 + day_of_year;
    period * 146_097 + day_of_period - 719_468
}

/// The year, month and day of a day since 1 January 1970.
const fn civil_from_days(days: i64) -> [i64; 3] {
    let days = days + 719_468;
    let (period, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let march_based = (5 * day + 2) / 153;
    let month = if march_based < 10 { march_based + 3 } else { march_based - 9 };
    let next_year = if month <= 2 { 1 } else { 0 };
    [400 * period + year + next_year, month, day - (153 * march_based + 2) / 5 + 1]
}

/// Appends seconds since the start of 1970 as a date and time in UTC, with as many digits as tell the number from
/// others, at most to a nanosecond; the year is from 0 to 9999.
pub(crate) fn push_iso_8601(text: &mut String, seconds: f64) {
    let mut whole = seconds.floor();
    let part = seconds - whole;
    let rounded = |scale: i32| (part * f64::from(scale)).round() / f64::from(scale);
    let mut shorter = (0..9).map(|digits| rounded(10_i32.pow(digits)));
    let part = shorter.find(|short| whole + short == seconds).unwrap_or(part);
    let mut nanoseconds = (part * 1e9).round() as i64;
    if nanoseconds == 1_000_000_000 {
        (whole, nanoseconds) = (whole + 1.0, 0);
    }
    let (days, second) = ((whole as i64).div_euclid(86_400), (whole as i64).rem_euclid(86_400));
    let [year, month, day] = civil_from_days(days);
    for (value, digits, after) in [
        (year, 4, '-'),
        (month, 2, '-'),
        (day, 2, 'T'),
        (second / 3600, 2, ':'),
        (second / 60 % 60, 2, ':'),
        (second % 60, 2, '.'),
        (nanoseconds, 9, 'Z'),
    ] {
        push_digits(text, value, digits);
        if after == 'Z' {
            let short = text.trim_end_matches('0').trim_end_matches('.').len();
            text.truncate(short);
        }
        text.push(after);
    }
}

/// Appends the last digits of a number, with zeros before them.
pub(crate) fn push_digits(text: &mut String, number: i64, digits: u32) {
    for place in (0..digits).rev() {
        text.push(char::from(b'0' + (number / 10_i64.pow(place) % 10) as u8));
    }
}
