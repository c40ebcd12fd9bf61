/**
 * Removes the C headers that the packages of Node.js bring, a third of their size: nothing here
 * compiles add-ons. npm runs it after `npm ci`, under whatever Node.js there is.
 */
import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const packages = new URL('../node_modules/', import.meta.url);
for (const name of readdirSync(packages))
  if (/^node-.+-(x64|arm64)$/.test(name))
    rmSync(fileURLToPath(new URL(`${name}/include`, packages)), { recursive: true, force: true });
