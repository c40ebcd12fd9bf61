/** Script of the page: it updates the parts that have changed, and copies the command. */
export const script = `
const everyMs = 1000;
const silence = document.getElementById('silence');
async function refresh() {
  const answer = await fetch('/', { cache: 'no-store' });
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const old of document.querySelectorAll('[data-live]')) {
    const fresh = next.getElementById(old.id);
    if (fresh && fresh.innerHTML !== old.innerHTML) old.replaceChildren(...fresh.childNodes);
  }
}
async function update() {
  if (!document.hidden)
    silence.hidden = await refresh().then(() => true, () => false);
  setTimeout(update, everyMs);
}
const button = document.getElementById('copy');
button.hidden = !navigator.clipboard;
button.addEventListener('click', async () => {
  await navigator.clipboard.writeText(document.getElementById('command').textContent);
  button.textContent = 'Copied';
});
setTimeout(update, everyMs);
`;
