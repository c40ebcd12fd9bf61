import process from 'node:process';

// Loaded before Vitest, which otherwise colours even what is piped into a file or another program.
if (!process.stdout.isTTY && process.env.FORCE_COLOR === undefined) process.env.NO_COLOR = '1';
