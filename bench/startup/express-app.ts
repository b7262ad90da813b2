import express from 'express';

// The peer: a minimal Express service.
const app = express();
app.get('/api', (_req, res) => void res.json({ ok: true }));
app.listen(Number(process.env.PORT), '127.0.0.1');
