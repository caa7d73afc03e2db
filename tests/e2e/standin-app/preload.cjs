const { contextBridge, ipcRenderer } = require('electron')

contextBridge.exposeInMainWorld('probe', {
  side: process.argv.find((arg) => arg.startsWith('--side='))?.slice(7),
  invoke: (channel, value) => ipcRenderer.invoke(channel, value),
  onTick: (listener) => {
    const f = (_event, n) => listener(n)
    ipcRenderer.on('tick', f)
    return () => ipcRenderer.off('tick', f)
  },
})
