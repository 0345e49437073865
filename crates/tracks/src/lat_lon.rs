//! Positions on the earth, and the plane around one of them.

use std::ops::RangeInclusive;

use meander_core::Error;
use meander_core::glam::DVec2;

use crate::bad_text::refusal;

/// The mean radius of the earth in metres.
const RADIUS: f64 = 6_371_008.8;

/// A latitude and a longitude, in degrees.
///
/// The plane around it is an equirectangular projection: metres to the east are the difference in longitude on the
/// circle of this latitude, metres to the south the difference in latitude; y points down, so north is up. Up to 60° of
/// latitude, distances to points within a twentieth of a degree (5 km) are off by less than two thousandths. East-west
/// distances are off by more, the further north or south of here they lie.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LatLon {
    /// Degrees north of the equator, from -90 to 90.
    pub latitude: f64,
    /// Degrees east of Greenwich.
    pub longitude: f64,
}

impl LatLon {
    /// Returns the metres east and south from here to another position, `[x, y]`, by the shorter way round the earth.
    ///
    /// ```
    /// use meander_tracks::LatLon;
    /// let here = LatLon { latitude: 60.0, longitude: 179.5 };
    /// let [x, y] = here.metres_to(LatLon { latitude: 61.0, longitude: -179.5 });
    /// // Half as long as a degree on the equator; and a degree to the north.
    /// assert_eq!([x.round(), y.round()], [55598.0, -111195.0]);
    /// ```
    pub fn metres_to(self, place: Self) -> [f64; 2] {
        let east = half_turn(place.longitude - self.longitude);
        let south = self.latitude - place.latitude;
        [east * self.degree_of_longitude(), south * DEGREE]
    }

    /// Returns the position `x` metres east and `y` metres south of here; the inverse of
    /// [`metres_to`](Self::metres_to).
    ///
    /// ```
    /// use meander_tracks::LatLon;
    /// let here = LatLon { latitude: 48.0, longitude: 11.5 };
    /// assert_eq!(here.offset(0.0, 0.0), here);
    /// assert!(here.offset(0.0, -500.0).latitude > here.latitude);
    /// ```
    #[must_use]
    pub fn offset(self, x: f64, y: f64) -> Self {
        Self {
            latitude: self.latitude - y / DEGREE,
            longitude: half_turn(self.longitude + x / self.degree_of_longitude()),
        }
    }

    /// The middle of the bounding box.
    pub(crate) fn middle(mut places: impl Iterator<Item = Self>) -> Option<Self> {
        let first = places.next()?;
        let from_first =
            |place: Self| DVec2::new(half_turn(place.longitude - first.longitude), place.latitude);
        let start = from_first(first);
        let (low, high) = places
            .map(from_first)
            .fold((start, start), |(low, high), place| (low.min(place), high.max(place)));
        let middle = low.midpoint(high);
        Some(Self { latitude: middle.y, longitude: half_turn(first.longitude + middle.x) })
    }

    pub(crate) fn check(self) -> Result<(), Error> {
        let Self { latitude, longitude } = self;
        if !LATITUDES.contains(&latitude) {
            return Err(refusal("origin.latitude", None, Some(latitude), LATITUDE));
        }
        if !LONGITUDES.contains(&longitude) {
            return Err(refusal("origin.longitude", None, Some(longitude), LONGITUDE));
        }
        Ok(())
    }

    /// The length of a degree of longitude at this latitude, in metres.
    fn degree_of_longitude(self) -> f64 {
        DEGREE * libm::cos(self.latitude.to_radians())
    }
}

pub(crate) const LATITUDE: &str = "a latitude from -90 to 90";
pub(crate) const LONGITUDE: &str = "a longitude from -360 to 360";

pub(crate) const LATITUDES: RangeInclusive<f64> = -90.0..=90.0;
pub(crate) const LONGITUDES: RangeInclusive<f64> = -360.0..=360.0;

/// The length of a degree of latitude, in metres.
const DEGREE: f64 = RADIUS * (std::f64::consts::PI / 180.0);

/// Wraps an angle to between -180 and 180 degrees.
fn half_turn(degrees: f64) -> f64 {
    if degrees.abs() <= 180.0 { degrees } else { degrees - 360.0 * (degrees / 360.0).round() }
}
