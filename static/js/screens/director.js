// Starts the director's page.
import { start } from './join.js';
import { DirectorScreen } from './director-view.js';

start({ screen: 'director', Screen: DirectorScreen });
