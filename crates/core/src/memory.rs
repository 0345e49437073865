//! A check for enough memory before a call begins.

use std::hint::black_box;

use crate::error::Error;

/// Reserves so many bytes at once and frees them. If memory ran out halfway, a program would abort, and a WebAssembly
/// module would keep all it has allocated. Checked beforehand, the call fails and changes nothing.
pub(crate) fn check_memory(bytes: usize) -> Result<(), Error> {
    let mut probe = Vec::<u8>::new();
    let reserved = probe.try_reserve_exact(bytes);
    // Without this, the compiler drops the unused allocation.
    black_box(&probe);
    reserved.map_err(|_| Error::NoMemory)
}
