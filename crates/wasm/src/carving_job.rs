//! Carves from start to end, at once or in portions.

use std::ops::RangeInclusive;

use meander_core::{
    Error,
    carve::{Carving, LengthSearch},
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::Map;
use crate::carving::{CarvingRequest, Wanted};
use crate::convert::or_throw;
use crate::table::refused;

#[wasm_bindgen]
impl CarvingRequest {
    /// Carves at once. Returns the number of steps, the number of remaining cells, these cells, and their path; with a
    /// length, also the seed and the two halves of the wiggliness. Returns nothing if there is no such path.
    pub fn carve(self, length: Option<Vec<u32>>) -> Result<Option<Vec<u32>>, JsValue> {
        self.job(length)?.finish()
    }

    /// Prepares carving in portions.
    pub fn job(self, length: Option<Vec<u32>>) -> Result<CarvingJob, JsValue> {
        let Self { map, wanted } = self;
        or_throw(|| {
            let options = wanted.options()?;
            let Some(length) = length else {
                let job = Some(Job::new(map, &options)?);
                return Ok(CarvingJob { job, search: None, found: None });
            };
            let tries = LengthSearch::new(&options, range(&length)?)?;
            let search = Search { map, wanted, tries };
            Ok(CarvingJob { job: search.next_job()?, search: Some(search), found: None })
        })
    }
}

fn range(length: &[u32]) -> Result<RangeInclusive<u32>, Error> {
    match *length {
        [least, most] => Ok(least..=most),
        _ => Err(refused("length", "two numbers of cells")),
    }
}

type Job = meander_core::carve::CarvingJob<Map>;

/// Carves from start to end, in portions.
#[wasm_bindgen]
pub struct CarvingJob {
    job: Option<Job>,
    search: Option<Search>,
    found: Option<Vec<u32>>,
}

/// Carves again and again, until a path has the length.
struct Search {
    map: Map,
    wanted: Wanted,
    tries: LengthSearch,
}

impl Search {
    fn next_job(&self) -> Result<Option<Job>, Error> {
        let Some((seed, wiggliness)) = self.tries.next_try() else { return Ok(None) };
        let options = self.wanted.options()?.seed(seed).wiggliness(wiggliness);
        Job::new(self.map.clone(), &options).map(Some)
    }
}

#[wasm_bindgen]
impl CarvingJob {
    /// Does a portion of the work; returns true at the end.
    pub fn advance(&mut self, portion: u32) -> Result<bool, JsValue> {
        let Some(mut job) = self.job.take() else { return Ok(true) };
        if !job.advance(portion) {
            self.job = Some(job);
            return Ok(false);
        }
        let carving = job.finish();
        let Some(search) = &mut self.search else {
            self.found = carving.map(|carving| flat(carving, None));
            return Ok(true);
        };
        let tried = search.tries.next_try();
        if search.tries.record(carving.as_ref()) {
            self.found = carving.map(|carving| flat(carving, tried));
        } else {
            self.job = or_throw(|| search.next_job())?;
        }
        Ok(self.job.is_none())
    }

    /// The share of the work that is done, from 0 to 1.
    #[wasm_bindgen(getter)]
    pub fn progress(&self) -> f64 {
        match (&self.job, &self.search) {
            (Some(_), Some(search)) => search.tries.progress(),
            (Some(job), None) => job.progress(),
            (None, _) => 1.0,
        }
    }

    /// Does the rest of the work and returns the same list as `carve`.
    pub fn finish(mut self) -> Result<Option<Vec<u32>>, JsValue> {
        while !self.advance(u32::MAX)? {}
        Ok(self.found)
    }
}

/// Flattens a carving to one list, which a worker can pass on unchanged.
fn flat(carving: Carving, tried: Option<(u32, f64)>) -> Vec<u32> {
    let counts = vec![carving.steps, carving.nodes.len() as u32];
    let with = tried.map_or_else(Vec::new, |(seed, wiggliness)| {
        let bits = wiggliness.to_bits();
        vec![seed, bits as u32, (bits >> 32) as u32]
    });
    [counts, carving.nodes, carving.path, with].concat()
}
