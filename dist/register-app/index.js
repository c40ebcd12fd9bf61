import { start } from '../action/index.js';

start('register-app');
