/** Every test may call the engine. */
import { ready } from '../../www/engine.js';

await ready();
