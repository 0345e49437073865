import '../element/index.js';
