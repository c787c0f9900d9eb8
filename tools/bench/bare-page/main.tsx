// The smallest page with React and the router: the baseline for the public pages.
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <BrowserRouter>
    <Routes>
      <Route path="*" element={<Bare />} />
    </Routes>
  </BrowserRouter>,
);

function Bare() {
  return (
    <main>
      <h1>A heading</h1>
      <Link to="/another">A link</Link>
    </main>
  );
}
