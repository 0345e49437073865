/** Every test may call the engine. */
import { ready } from '../../www/engine.ts';

await ready();
