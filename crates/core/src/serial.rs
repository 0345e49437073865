//! Reading and writing that serde's derives cannot express.

use serde::Deserialize;

use crate::error::Error;
use crate::grid::{Grid, Neighborhood};
use crate::points::Point;
use crate::polyline::Polyline;

/// A grid as serde reads it, before [`Grid::new`] checks it.
#[derive(Deserialize)]
pub(crate) struct GridShape {
    width: u32,
    height: u32,
    #[serde(default)]
    neighborhood: Neighborhood,
}

impl TryFrom<GridShape> for Grid {
    type Error = Error;

    fn try_from(shape: GridShape) -> Result<Self, Error> {
        let GridShape { width, height, neighborhood } = shape;
        Ok(Self::new(width, height)?.with_neighborhood(neighborhood))
    }
}

/// A line as serde reads it, before [`Polyline::new`] checks it.
#[derive(Deserialize)]
pub(crate) struct Line<P> {
    points: Vec<P>,
    #[serde(default)]
    closed: bool,
}

impl<P: Point> TryFrom<Line<P>> for Polyline<P> {
    type Error = Error;

    fn try_from(line: Line<P>) -> Result<Self, Error> {
        Self::new(line.points, line.closed)
    }
}

/// Numbers that may be infinite, which JSON cannot write: `None` means infinity.
pub(crate) mod infinite {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
    pub(crate) fn serialize<S: Serializer>(number: &f64, to: S) -> Result<S::Ok, S::Error> {
        Some(*number).filter(|number| *number != f64::INFINITY).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<f64, D::Error> {
        Ok(Option::deserialize(from)?.unwrap_or(f64::INFINITY))
    }
}
