//! Large grids as pictures.

use js_sys::Uint8ClampedArray;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::ImageData;

/// Paints a grid with one pixel for each block of `scale` × `scale` cells. A cell's number names its
/// colour, red in the lowest byte. The last colours, from number `line` on, belong to lines a cell wide,
/// which stay to be seen however small the picture is: a block that holds one is painted in the
/// largest of them, any other in the mean of its cells' colours.
#[wasm_bindgen]
pub fn paint(
    cells: &[u8],
    width: u32,
    scale: u32,
    colours: &[u32],
    line: u8,
) -> Result<ImageData, JsValue> {
    let (width, scale) = (width.max(1) as usize, scale.max(1) as usize);
    let columns = width.div_ceil(scale);
    let colour = |number: u8| colours.get(usize::from(number)).map_or([0; 4], |c| c.to_le_bytes());
    let rows: Vec<&[u8]> = cells.chunks(width).collect();
    let mut bytes = Vec::with_capacity(4 * columns * rows.len().div_ceil(scale));
    for band in rows.chunks(scale) {
        for column in 0..columns {
            let mut top = 0;
            let (mut sums, mut count) = ([0; 4], 0);
            for &cell in band.iter().flat_map(|row| row.iter().skip(column * scale).take(scale)) {
                top = top.max(cell);
                for (sum, part) in sums.iter_mut().zip(colour(cell)) {
                    *sum += u32::from(part);
                }
                count += 1;
            }
            if top >= line {
                bytes.extend(colour(top));
            } else {
                // A band is never empty.
                bytes.extend(sums.map(|sum| (sum / count.max(1)) as u8));
            }
        }
    }
    // The picture keeps the bytes that it is given: they have to be JavaScript's own.
    let bytes = Uint8ClampedArray::new_from_slice(&bytes);
    ImageData::new_with_js_u8_clamped_array(&bytes, columns as u32)
}
