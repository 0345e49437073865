/**
 * In a post that frames a figure: gives each frame the height that its page asks for, in the words of Embedly's
 * `iframe.resize`; what held its place until then is done with. A message counts when it comes out of that very frame and from the address that the frame is for, and that is one of a figure.
 */
addEventListener('message', ({ data, origin, source }) => {
  for (const frame of document.querySelectorAll('iframe')) {
    try {
      if (source !== frame.contentWindow) continue;
      const address = new URL(frame.src);
      if (address.origin !== origin || !address.pathname.endsWith('/embed.html')) continue;
      const { context, height } = JSON.parse(data);
      if (context !== 'iframe.resize' || typeof height !== 'number' || !(height >= 1)) continue;
      frame.parentElement?.querySelector('[data-room]')?.remove();
      frame.style.height = `${Math.min(height, 9999)}px`;
    } catch {
      // Others send messages too.
    }
  }
});

// A browser prints a frame that it has not loaded as an empty sheet: the drawing behind it is printed instead.
for (const type of ['beforeprint', 'afterprint'])
  addEventListener(type, () => {
    for (const drawing of document.querySelectorAll('[data-room] > svg')) {
      const frame = drawing.parentElement?.parentElement?.querySelector('iframe');
      if (frame) frame.style.visibility = type === 'beforeprint' ? 'hidden' : '';
    }
  });
