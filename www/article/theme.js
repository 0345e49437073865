/**
 * The button that switches between light and dark. Until it is used the system's preference applies.
 * @param {HTMLElement | null} button
 */
export function startTheme(button) {
  if (!button) return;
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (root.dataset.theme ?? (system.matches ? 'dark' : 'light')) === 'dark';
  const updateLabel = () => {
    button.textContent = isDark() ? 'Day' : 'Night';
  };
  button.addEventListener('click', () => {
    root.dataset.theme = isDark() ? 'light' : 'dark';
    updateLabel();
  });
  system.addEventListener('change', updateLabel);
  updateLabel();
  button.hidden = false;
}
