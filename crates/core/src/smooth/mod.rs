//! Smoothing, simplifying and cleaning polylines.
//!
//! - *segment*: the straight line from one point to the next
//! - *turn*: by how many degrees the heading changes at a point
//! - *pass*: one round of cutting corners
//! - *outlier*: a point of a recording that nobody was at
//! - *origin*: where on the given line a point of the result comes from
//! - *span*: the piece of a curve between two whole numbers of its parameter
//! - *curvature*: one over the radius of the circle that a curve follows

mod arc;
mod bezier;
mod box_tree;
mod bspline;
mod catmull_rom;
mod chaikin;
mod curve;
mod curve_queries;
mod fillet;
mod offset;
mod outlier;
mod refine;
mod simplify;
mod stroke;
mod visvalingam;

pub use bspline::{Bspline, bspline};
pub use catmull_rom::{CatmullRom, catmull_rom};
pub use chaikin::{Chaikin, chaikin};
pub use curve::Curve;
pub use curve_queries::{Bend, NearestOnCurve};
pub use fillet::{Filleted, TightCorner, fillet};
pub use offset::{Join, offset};
pub use outlier::reject::{RejectOutliers, reject_outliers};
pub use refine::{Refine, refine};
pub(crate) use simplify::TOLERANCE;
pub use simplify::{Simplify, simplify};
pub use stroke::{Growth, Stroke};
pub use visvalingam::{Visvalingam, visvalingam};

use crate::error::{Error, Range};

const SUBDIVISIONS: Range = Range::whole("subdivisions", 1, 1 << 24);
const COUNT: Range = Range::whole("count", 2, u32::MAX);

fn check_count(count: Option<u32>) -> Result<(), Error> {
    count.map_or(Ok(()), |count| COUNT.check(count).map(|_| ()))
}

/// The highest degree of a polynomial span.
const HIGHEST_DEGREE: usize = 5;
