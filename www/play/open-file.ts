/** Opens a file that the reader chooses. */
import type { MeanderPath } from '../element/meander-path.ts';

const KINDS = '.csv,.json,.geojson,.gpx,.svg,.txt,text/*,application/json';

/** `begin` runs once a file is chosen, before it is read. */
export async function openFile(figure: MeanderPath, begin: () => void) {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = KINDS;
  const chosen = new Promise<File | undefined>((done) => {
    input.onchange = () => done(input.files?.[0]);
    input.oncancel = () => done(undefined);
  });
  input.click();
  const file = await chosen;
  if (!file) return;
  begin();
  await figure.importText(await file.text(), 'user').catch(() => {});
}
