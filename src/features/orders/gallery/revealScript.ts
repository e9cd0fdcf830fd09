/**
 * Runs before other scripts in the page of an order: the reveal waits for its pictures, whether React has arrived or
 * not. It begins when the pictures in the sun are decoded and the page is visible; each portrait rises with its own
 * picture, one after the other (`data-up`). After 2.5 seconds no picture waits for another one, and one that fails
 * shows its text. `gallery.css` hides pictures only below `data-reveals`, which this script alone sets. `reveal` starts
 * the next reveal of an open page.
 */
export const revealScript = `<script>{
const d=document,h=d.documentElement.dataset,all=s=>[...d.querySelectorAll(s)],up=i=>{i.dataset.up=''};
let ready=new WeakSet,sent,begun,last,late,timer;
const run=()=>{
if(!timer||!h.reveals)return;
const sun=all('img.order-sunrise'),tiles=all('.order-reveal img');
if(!begun){
if(d.hidden||!(late||(sun[0]?sun:tiles.slice(0,1)).every(i=>ready.has(i))))return;
begun=1;last=Date.now()+290
}
h.reveals=late?'late':'on';
sun.filter(i=>ready.has(i)).forEach(up);
for(const i of tiles)if(!sent.has(i)){
if(ready.has(i)){sent.add(i);last=Math.max(last+160,Date.now());setTimeout(up,last-Date.now(),i)}
else if(!late)break
}
};
const see=({target:i})=>i.decode&&i.decode().catch(e=>e).then(()=>{ready.add(i);run()});
reveal=()=>{
if(h.reveals)return;
h.reveals='wait';sent=new WeakSet;begun=late=0;
all('[data-up]').forEach(i=>delete i.dataset.up);
clearTimeout(timer);timer=setTimeout(()=>{late=1;run()},2500);
all('.order-sunrise,.order-reveal img').forEach(i=>i.complete&&see({target:i}));
run()
};
h.reveals='wait';
for(const e of ['load','error'])d.addEventListener(e,see,true);
d.addEventListener('visibilitychange',run);
d.addEventListener('DOMContentLoaded',()=>{delete h.reveals;d.querySelector('.order-reveal')&&reveal()})
}</script>`.replaceAll('\n', '')
