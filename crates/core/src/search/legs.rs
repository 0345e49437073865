//! Routes that lead through several stops in order.

use crate::error::Error;
use crate::points::NUMBER_LIMIT;

/// Joins the routes from each stop to the next, stops included, into one; `None` if a leg has no route.
pub(crate) fn join_legs(
    stops: &[u32],
    mut leg: impl FnMut(u32, u32) -> Result<Option<Vec<u32>>, Error>,
) -> Result<Option<Vec<u32>>, Error> {
    let mut whole: Vec<u32> = stops.first().copied().into_iter().collect();
    for pair in stops.windows(2) {
        let Some(route) = leg(pair[0], pair[1])? else { return Ok(None) };
        let cells = whole.len() + route.len();
        if cells > NUMBER_LIMIT {
            let (given, limit) = (cells as f64, NUMBER_LIMIT as f64);
            return Err(Error::TooLarge { argument: "stops", given, unit: "cells", limit });
        }
        whole.extend(route.into_iter().skip(1));
    }
    Ok(Some(whole))
}
