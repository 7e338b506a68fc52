module example.com/collide-tools-agent

go 1.24
