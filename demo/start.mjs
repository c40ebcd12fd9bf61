/**
 * Starts the demo. JavaScript that every Node.js understands, so that one that is too old for the
 * demo ends with a sentence.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major > 20 || (major === 20 && minor >= 12)) await import('../dist/demo/index.js');
else {
  console.error(`The demo needs Node.js 20.12 or later, and this is ${process.versions.node}.`);
  process.exitCode = 2;
}
