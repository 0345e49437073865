import '../element/index.js';
import { keepForLater } from './offline.js';
import { startTheme } from './theme.js';

startTheme(document.querySelector('button.theme'));
keepForLater();
