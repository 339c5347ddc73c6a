// A worker for pages on disk, where browsers refuse to start one: the script runs in a hidden frame
// instead, and messages go to and fro between the windows. It offers what the theme's search uses.
window.Worker = class extends EventTarget {
    constructor(url) {
        super();
        const frame = document.createElement("iframe");
        frame.hidden = true;
        frame.title = "search";
        frame.srcdoc = `<script>window.postMessage = m => parent.postMessage(m, "*")</script>
                        <script src="${new URL(url, location)}"></script>`;
        this.post_ = new Promise(ready => {
            const post = window.postMessage;
            frame.onload = () => ready(m => post.call(frame.contentWindow, m, "*"));
        });
        window.addEventListener("message", event => {
            if (event.source === frame.contentWindow)
                this.dispatchEvent(new MessageEvent("message", { data: event.data }));
        });
        document.body.append(frame);
    }
    postMessage(message) {
        this.post_.then(post => post(message));
    }
};
