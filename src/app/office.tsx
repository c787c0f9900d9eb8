import { loadOfficePage, officeRoutes } from './office-pages';
import { start } from './start';

await start({ routes: officeRoutes, loadPage: loadOfficePage });
