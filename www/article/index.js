import '../element/index.js';
import { startTheme } from './theme.js';

startTheme(document.querySelector('button.theme'));
