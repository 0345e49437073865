//! Routes that lead through several stops in order.

use crate::error::Error;
use crate::points::NUMBER_LIMIT;

/// Joins the routes from each stop to the next, both included, into one; `None` where one of them is.
pub(super) fn join_legs(
    stops: &[u32],
    mut leg: impl FnMut(u32, u32) -> Result<Option<Vec<u32>>, Error>,
) -> Result<Option<Vec<u32>>, Error> {
    let mut whole: Vec<u32> = stops.first().copied().into_iter().collect();
    for pair in stops.windows(2) {
        let Some(route) = leg(pair[0], pair[1])? else { return Ok(None) };
        check_length(whole.len() + route.len())?;
        whole.extend(route.into_iter().skip(1));
    }
    Ok(Some(whole))
}

/// Refuses a route of too many cells.
pub(crate) fn check_length(cells: usize) -> Result<(), Error> {
    let (given, limit) = (cells as f64, NUMBER_LIMIT as f64);
    if cells <= NUMBER_LIMIT {
        return Ok(());
    }
    Err(Error::TooLarge { argument: "through", given, unit: "cells", limit })
}

/// Both ends and what lies between, in order.
pub(crate) fn stops(from: u32, through: &[u32], to: u32) -> Vec<u32> {
    [&[from], through, &[to]].concat()
}
