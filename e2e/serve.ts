// The built site with an empty database that is gone afterwards. Ends with the test that started it.
import '../tools/start.ts';

process.stdin.resume();
process.stdin.once('end', () => process.exit());
